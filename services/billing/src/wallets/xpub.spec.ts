import { describe, expect, it } from '@jest/globals';
import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { refusePrivateKeys } from './no-private-keys.js';
import { addressAt, readXpub } from './xpub.js';

/** The words that every local chain begins with; their keys are known to everybody. */
const WORDS = 'test test test test test test test test test test test junk';
/** Of these words at m/44'/60'/0'. */
const ACCOUNT =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

describe('an extended public key', () => {
  it('gives the addresses that a wallet with its secret gives', () => {
    const account = readXpub(ACCOUNT);
    for (let index = 0; index < 20; index++)
      expect(addressAt(account, index)).toBe(mnemonicToAccount(WORDS, { addressIndex: index }).address);
  });

  it('is refused when it is damaged, of another depth, or no public key', () => {
    const wrong = [
      `${ACCOUNT.slice(0, -1)}${ACCOUNT.endsWith('Z') ? 'Y' : 'Z'}`,
      readXpub(ACCOUNT).deriveChild(0).publicExtendedKey,
      'xpub',
      '',
    ];
    for (const text of wrong) expect(() => readXpub(text)).toThrow(/WALLET_XPUB/);
  });
});

describe('settings', () => {
  it('with a private key are refused, without telling it', () => {
    const secret = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).privateExtendedKey;
    const raw = `0x${'ab'.repeat(32)}`;
    for (const env of [
      { WALLET_XPUB: secret },
      { ANYTHING: `key=${secret}` },
      { WALLET_XPUB: raw },
      { WALLET_WORDS: WORDS },
    ]) {
      const [[name = '', value = ''] = []] = Object.entries(env);
      expect(() => refusePrivateKeys(env)).toThrow(name);
      expect(() => refusePrivateKeys(env)).not.toThrow(value);
    }
    expect(() => refusePrivateKeys({ WALLET_XPUB: ACCOUNT, SECRET_KEY: raw, TITLE: WORDS })).not.toThrow();
  });
});
