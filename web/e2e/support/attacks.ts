/** Each calls `ran` where a screen takes text for markup. */
export const MARKUP = [
  '<script>ran()</script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '"><script>ran()</script>',
  "'-ran()-'",
  '<img src=x onerror=ran()>',
  '<img src="x" onerror="ran()" style="display:none">',
  '<img/src/onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<body onload=ran()>',
  '<details open ontoggle=ran()>x</details>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<input autofocus onfocus=ran()>',
  '<select autofocus onfocus=ran()></select>',
  '<marquee onstart=ran()>x</marquee>',
  '<form action="javascript:ran()"><button autofocus>x</button></form>',
  '<a href="javascript:ran()">x</a>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '{{constructor.constructor("ran()")()}}',
  '#{ran()}',
];
const LINKS = ['javascript:ran()', ' JaVaScRiPt:ran()', 'java\tscript:ran()', 'data:text/html,<script>ran()</script>'];

/** The same attack in every place that a Delta has: text, formatting, links, embedded media. */
const placesOf = (attack: string, at: number): object[] => [
  { insert: `${attack} ` },
  { insert: attack, attributes: { bold: true, italic: true } },
  { insert: 'link', attributes: { link: attack } },
  { insert: 'link', attributes: { link: `${LINKS[at % LINKS.length]}//${attack}` } },
  { insert: 'class', attributes: { class: `"${attack}`, style: `background:url(${attack})` } },
  { insert: 'bold', attributes: { bold: attack } },
  { insert: '\n', attributes: { header: attack, list: attack, 'code-block': attack } },
  { insert: { image: `https://evil.example/${at}.png"onerror="ran()` } },
  { insert: { video: `javascript:ran()//${at}` } },
  { insert: { formula: attack } },
];

/** 300 ways to have a script run by rich text, behind words that a screen shows. */
export const attackingText = (words: string): { ops: object[] } => ({
  ops: [{ insert: `${words}\n` }, ...MARKUP.flatMap(placesOf), { insert: '\n' }],
});
