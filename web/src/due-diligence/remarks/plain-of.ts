/** The words of a remark, which the server writes as HTML, with a line for each paragraph. Nothing of it is ever run as HTML. */
export function plainOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs = [...parsed.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  return (paragraphs.length > 0 ? paragraphs : [parsed.body.textContent ?? '']).join('\n');
}
