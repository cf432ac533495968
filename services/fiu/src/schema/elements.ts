import { XmlElement } from 'libxml2-wasm';

/** The elements right below one; with a name, those of that name. */
export function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (let child = parent.firstChild; child; child = child.next)
    if (child instanceof XmlElement && (name === undefined || child.name === name)) found.push(child);
  return found;
}

export const attribute = (element: XmlElement, name: string): string | undefined => element.attr(name)?.value;

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
