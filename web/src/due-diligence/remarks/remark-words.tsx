import { Text } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import classes from './remarks.module.css';

/** What the server writes of rich text (`htmlOf` in proto); anything else is no more than the text in it. */
const TAGS = new Set(['p', 'strong', 'em', 'u', 's']);

// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
const shown = (node: Node, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  return createElement(TAGS.has(tag) ? tag : Fragment, { key }, ...[...node.childNodes].map(shown));
};
// biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text have no other identity

/** The words of a remark: elements without attributes made from the server's HTML, of which nothing is ever run. */
export const RemarkWords = ({ html }: { html: string }) => (
  <Text component="div" size="sm" className={classes.words}>
    {[...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(shown)}
  </Text>
);
