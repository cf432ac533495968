/** @typedef {import('./mailbox.mjs').Mail} Mail */

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeHtml = (/** @type {string} */ text) => text.replaceAll(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #8884 }
  iframe { width: 100%; min-height: 60vh; border: 1px solid #8884; background: white }
  pre { white-space: pre-wrap; border: 1px solid #8884; padding: 1rem }
`;

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head><body>${body}</body></html>`;

/** @param {Mail[]} mails newest first @returns {string} */
export function listPage(mails) {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${escapeHtml(at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/mail/${id}">${escapeHtml(subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const empty = '<p>Nothing yet. Every e-mail that Dossier sends on this machine arrives here.</p>';
  return page('Inbox', `<h1>Inbox</h1>${mails.length ? table : empty}`);
}

/** @param {Mail} mail @returns {string} links open in a new tab, scripts in the message do not run */
export function mailPage({ at, from, to, subject, text, html }) {
  const framed = `<base target="_blank">${html}`;
  const content = html
    ? `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`
    : `<pre>${linked(text)}</pre>`;
  const heading = `<p><a href="/">Inbox</a></p><h1>${escapeHtml(subject)}</h1>`;
  return page(
    subject,
    `${heading}<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, ${escapeHtml(at)}</p>${content}`,
  );
}

/** @param {string} text */
const linked = (text) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}" target="_blank">${url}</a>`);
