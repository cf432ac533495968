import { check, sleep } from 'k6';
import http from 'k6/http';
import { codeOf } from './totp.js';

const base = `${__ENV.DOSSIER_URL}/api/v1`;
/** A code counts once, and a session ends after an hour unused: somebody signs in anew every five minutes. */
const SIGNED_IN_MS = 5 * 60_000;

/** Somebody of the prepared people. Every request is named by the step of the journey that it belongs to. */
export class Person {
  /** @param {{ email: string, password: string, secret: string }} account */
  constructor(account) {
    this.account = account;
    this.since = 0;
  }

  /** Answers whether there is a session. */
  signIn() {
    if (Date.now() - this.since < SIGNED_IN_MS) return true;
    const { email, password, secret } = this.account;
    const answer = http.post(`${base}/login`, JSON.stringify({ email, password, token: codeOf(secret) }), {
      headers: { 'content-type': 'application/json' },
      tags: { step: 'sign in', name: 'login' },
    });
    if (!check(answer, { 'signed in': ({ status }) => status === 200 })) return false;
    this.token = answer.json('token');
    this.since = Date.now();
    return true;
  }

  /** @param {string} step @param {string} method @param {string} path @param {object} [body] */
  ask(step, method, path, body) {
    return this.send(step, method, path, body && JSON.stringify(body), body && 'application/json');
  }

  /**
   * A form whose file comes last, as the gateway asks for; k6's own forms have no order.
   * @param {string} step @param {string} path @param {object} fields @param {string} pdf
   */
  upload(step, path, fields, pdf) {
    const boundary = 'dossier-k6-boundary';
    const part = (head, value) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
    const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
    const file = part('name="file"; filename="passport.pdf"\r\nContent-Type: application/pdf', pdf);
    const body = `${texts.join('')}${file}--${boundary}--\r\n`;
    return this.send(step, 'POST', path, body, `multipart/form-data; boundary=${boundary}`);
  }

  send(step, method, path, body, type) {
    const headers = { authorization: `Bearer ${this.token}`, ...(type && { 'content-type': type }) };
    const params = { headers, tags: { step, name: path.split('?')[0] } };
    const answer = http.request(method, `${base}/${path}`, body, params);
    report(step, answer);
    return answer;
  }

  /**
   * Approves a change as soon as it has come: workflow hears of it by an event, so that a moment after the save there may be nothing
   * to approve. Looking for it is no failure.
   * @param {string} id
   */
  approve(id) {
    const params = {
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      tags: { step: 'approve', name: 'changes/approve' },
      responseCallback: http.expectedStatuses(200, 404, 409),
    };
    let answer;
    for (let tries = 0; tries < 50; tries++) {
      answer = http.post(`${base}/changes/approve`, JSON.stringify({ id }), params);
      if (answer.status !== 404 && answer.status !== 409) break;
      sleep(0.1);
    }
    report('approve', answer);
  }
}

/** @param {string} step */
function report(step, answer) {
  const isGood = check(answer, { [`${step} answers`]: ({ status }) => status === 200 });
  if (!isGood) console.error(`${step}: ${answer.status} ${String(answer.body).slice(0, 300)}`);
}
