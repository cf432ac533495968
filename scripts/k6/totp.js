import { hmac } from 'k6/crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param {string} secret Base32 @returns {string} the six digits of an authenticator app now (RFC 6238) */
export function codeOf(secret) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = new Uint8Array((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = new DataView(new ArrayBuffer(8));
  step.setUint32(4, Math.floor(Date.now() / 30_000));
  const mac = new Uint8Array(hmac('sha1', key.buffer, step.buffer, 'binary'));
  const number = new DataView(mac.buffer).getUint32(mac[19] & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
