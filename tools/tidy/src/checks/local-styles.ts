import type { Finding, Tree } from '../tree.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Of a list of selectors, not of the arguments of `:is(...)`. */
const COMMA = /,(?![^(]*\))/;
const GLOBAL = /:global(?:\([^)]*\)|\s+\S+)/g;
const LOCAL_CLASS = /\.[A-Za-z_-]/;

/** A selector without a class of its module would hold for the whole page, from the first look at its screen on. */
export function localStyles(tree: Tree): Finding[] {
  return tree
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) =>
      outerSelectors(text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' ')))
        .filter(({ selector }) => !LOCAL_CLASS.test(selector.replaceAll(GLOBAL, '')))
        .map(({ selector, line }) => ({
          path: `${path}:${line}`,
          message: `${selector} holds for every screen: begin it with a class of this file`,
        })),
    );
}

type Selector = { readonly selector: string; readonly line: number };

/** Selectors of rules that stand in no other rule. Those of a nested rule follow its parent's. */
function outerSelectors(text: string): readonly Selector[] {
  const found: Selector[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const head = text.slice(from, index);
    from = index + 1;
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const isOuter = open.every((outer) => outer.startsWith('@') && !outer.startsWith('@keyframes'));
    open.push(head.trim());
    if (!isOuter || head.trim().startsWith('@')) continue;
    let line = text.slice(0, index - head.length).split('\n').length;
    for (const part of head.split(COMMA)) {
      const before = part.length - part.trimStart().length;
      found.push({ selector: part.trim(), line: line + part.slice(0, before).split('\n').length - 1 });
      line += part.split('\n').length - 1;
    }
  }
  return found;
}
