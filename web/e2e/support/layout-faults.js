// Evaluated as a whole inside a page; its value is what sticks out of the window or its card, is cut off, or lies over
// something else. Whatever is drawn above the page on purpose (a dialog, a bar that stays) is compared with its own kind only.

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {{ element: Element, box: Box, layer: Element, name: string }} Part */

const SLACK = 2;
const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="tab"]';
const UNSEEN = '[inert], [aria-hidden="true"], .mantine-Skeleton-root, svg, script, style';

/** @param {Element} element @returns {Element[]} */
const above = (element) => (element.parentElement ? [element.parentElement, ...above(element.parentElement)] : []);
/** @param {Box} a @param {Box} b @returns {Box} */
const shared = (a, b) => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});
/** @param {Box} box @param {number} least */
const isLarger = ({ left, right, top, bottom }, least) => right - left > least && bottom - top > least;
/** @param {Box} box @param {Box} of */
const sticksOut = (box, of) => box.right > of.right + SLACK || box.left < of.left - SLACK;
/** @param {string} kind @param {string | null} words */
const named = (kind, words) => `${kind} "${(words ?? '').trim().slice(0, 40)}"`;

/** @param {Element} element */
const isShown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  getComputedStyle(element).clipPath === 'none' &&
  getComputedStyle(element).clip === 'auto' &&
  !element.closest(UNSEEN);

/** @param {Element} element what it is drawn on: the page, or what floats above it */
const layerOf = (element) =>
  [element, ...above(element)].find(
    (each) =>
      ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(each).position) ||
      each.getAttribute('role') === 'dialog',
  ) ?? document.documentElement;

/**
 * The part of a box that its ancestors let through, undefined for nothing; `hidden` when one of them hides some of it for good.
 * @param {Element} element @param {Box} whole
 * @returns {{ box: Box, hidden: boolean } | undefined}
 */
function letThrough(element, whole) {
  let box = whole;
  let hidden = false;
  for (const up of above(element)) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(up);
    if (clipPath !== 'none') return undefined;
    const outer = up.getBoundingClientRect();
    if (['hidden', 'clip'].includes(overflowX) && sticksOut(box, outer)) hidden = true;
    if (overflowX !== 'visible' || overflowY !== 'visible') box = shared(box, outer);
    if (position === 'fixed') break;
  }
  return isLarger(box, 1) ? { box, hidden } : undefined;
}

/** @param {Set<string>} faults @returns {Part[]} */
function controlsOfPage(faults) {
  const page = { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight };
  return [...document.body.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
    const name = named(element.tagName.toLowerCase(), element.getAttribute('aria-label') ?? element.textContent);
    const seen = letThrough(element, element.getBoundingClientRect());
    if (!seen) return [];
    if (seen.hidden) faults.add(`cut off: ${name}`);
    if (sticksOut(seen.box, page)) faults.add(`outside the window: ${name}`);
    return [{ element, box: seen.box, layer: layerOf(element), name }];
  });
}

/** @param {Set<string>} faults @returns {Part[]} */
function wordsOfPage(faults) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** @type {Part[]} */
  const parts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isShown(element)) continue;
    const name = named('text', node.textContent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const seen = letThrough(element, whole);
      const inside = seen && shared(seen.box, element.getBoundingClientRect());
      const box = getComputedStyle(element).overflowX === 'visible' ? seen?.box : inside;
      if (box && isLarger(box, 1)) parts.push({ element, box, layer: layerOf(element), name });
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut =
      overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    if (isCut && element.closest('button')) faults.add(`cut off: ${named('button', element.textContent)}`);
  }
  return parts;
}

/** @param {Part} part whether it leaves a frame that is drawn around it */
function leavesCard({ element, box }) {
  for (const up of above(element)) {
    const { borderRightWidth, position } = getComputedStyle(up);
    if (['absolute', 'fixed'].includes(position)) return false;
    const isFrame = Number.parseFloat(borderRightWidth) > 0;
    if (isFrame && box.right > up.getBoundingClientRect().right + SLACK) return true;
  }
  return false;
}

/** @param {Part} a @param {Part} b */
const lieOver = (a, b) =>
  a.layer === b.layer &&
  !a.element.contains(b.element) &&
  !b.element.contains(a.element) &&
  isLarger(shared(a.box, b.box), SLACK);

/** @returns {string[]} */
function layoutFaults() {
  /** @type {Set<string>} */
  const faults = new Set();
  const parts = [...controlsOfPage(faults), ...wordsOfPage(faults)].sort((a, b) => a.box.top - b.box.top);
  for (const [at, part] of parts.entries()) {
    if (leavesCard(part)) faults.add(`outside its card: ${part.name}`);
    for (const other of parts.slice(at + 1)) {
      if (other.box.top >= part.box.bottom - SLACK) break;
      if (lieOver(part, other)) faults.add(`${part.name} lies over ${other.name}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) faults.add(`the page is ${scrollWidth - clientWidth}px too wide`);
  return [...faults];
}

layoutFaults();
