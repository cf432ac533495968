import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import classes from './truncated-name.module.css';

const TAIL = 10;
const RTL = /^[^A-Za-z\u00C0-\u024F\u0370-\u052F\u3040-\u9FFF\uAC00-\uD7AF]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

const split = (name: string): [head: string, tail: string] => {
  const characters = Array.from(name);
  const cut = characters.length > TAIL * 2 ? characters.length - TAIL : characters.length;
  return [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
};

/**
 * A name on one line. When it does not fit, its middle gives way, so that both the beginning and the legal form or number at
 * the end stay readable; the tooltip has all of it. Right-to-left names keep their direction.
 */
export function TruncatedName({ children: name }: { children: string }) {
  const [cut, setCut] = useState(false);
  const [head, tail] = split(name);
  const measure = (event: { currentTarget: HTMLElement }) => {
    const first = event.currentTarget.firstElementChild;
    setCut(first !== null && first.scrollWidth > first.clientWidth);
  };
  return (
    <Tooltip label={<bdi>{name}</bdi>} disabled={!cut} multiline maw={480}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer only brings the tooltip */}
      <bdi className={classes.name} dir={RTL.test(name) ? 'rtl' : 'ltr'} onMouseEnter={measure}>
        <span className={classes.head} aria-hidden={tail ? true : undefined}>
          {head}
        </span>
        {tail && (
          <>
            <span className={classes.tail} aria-hidden>
              {tail}
            </span>
            {/* Two boxes would be read as two words. */}
            <span className={classes.whole}>{name}</span>
          </>
        )}
      </bdi>
    </Tooltip>
  );
}
