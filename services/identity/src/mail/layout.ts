/** The product's colours of `web/src/app/theme`, for a page that can load no style sheet. */
const LIGHT = { page: '#f4f4f6', card: '#ffffff', line: '#dcdce2', text: '#1b1b1f', quiet: '#52525c', link: '#4a4fc4' };
const DARK = { page: '#121214', card: '#18181b', line: '#3a3a42', text: '#e6e6ea', quiet: '#a0a0ab', link: '#abb0ec' };
const BUTTON = '#4a4fc4';
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const WHOLE_ADDRESS = /^https?:\/\/\S+$/;
const ADDRESSES = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

const anchor = (url: string): string =>
  `<a class="link" href="${escaped(url)}" style="color:${LIGHT.link};word-break:break-all">${escaped(url)}</a>`;

/** Words and addresses in turn; line breaks stay. */
function inline(paragraph: string): string {
  const links = paragraph.match(ADDRESSES) ?? [];
  const words = paragraph.split(ADDRESSES).map((part) => escaped(part).replaceAll('\n', '<br>'));
  return words.map((part, at) => part + (links[at] ? anchor(links[at]) : '')).join('');
}

const paragraphOf = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;font:16px/1.55 ${FONT};${style}">${html}</p>`;

/** An address on a line of its own is what the mail is for. */
function action(url: string, label: string): string {
  const button = `<a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${BUTTON};color:#ffffff;font:600 16px/1.2 ${FONT};text-decoration:none">${escaped(label)}</a>`;
  const plain = `<p class="quiet" style="margin:0 0 20px;font:13px/1.5 ${FONT};color:${LIGHT.quiet}">${anchor(url)}</p>`;
  return `<p style="margin:8px 0 14px">${button}</p>${plain}`;
}

/** Styles stand on the elements: many readers drop a style sheet. The one here only knows the dark. */
const darkStyle = (): string => {
  const { page, card, line, text, quiet, link } = DARK;
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:${page}!important}.card{background:${card}!important;border-color:${line}!important;color:${text}!important}.quiet{color:${quiet}!important}.link{color:${link}!important}}`;
};

type Drawn = { subject: string; text: string; button: string; brand?: string };

/** The HTML of a mail from its text: paragraphs are parted by empty lines, the last one is the sender's name. `brand` stands on top. */
export function htmlOf({ subject, text, button, brand = 'Dossier' }: Drawn): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const signature = paragraphs.length > 1 ? paragraphs.pop() : undefined;
  const body = paragraphs.map((each) =>
    WHOLE_ADDRESS.test(each.trim()) ? action(each.trim(), button) : paragraphOf(inline(each)),
  );
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${darkStyle()}</style></head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}"><table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 14px"><span class="link" style="font:700 18px/1 ${FONT};color:${LIGHT.link}">${escaped(brand)}</span></td></tr>
<tr><td class="card" style="padding:28px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px;color:${LIGHT.text}"><h1 style="margin:0 0 18px;font:600 20px/1.3 ${FONT}">${escaped(subject)}</h1>${body.join('')}${signature ? `<p class="quiet" style="margin:0;font:14px/1.5 ${FONT};color:${LIGHT.quiet}">${inline(signature)}</p>` : ''}</td></tr></table></td></tr></table></body></html>`;
}
