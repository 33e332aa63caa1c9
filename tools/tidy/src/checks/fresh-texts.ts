import { TEXT_LIST_PATH, textList, textsIn } from '../texts/text-list.ts';
import type { Finding, Tree } from '../tree.ts';

/** The page of all texts says what the source says. */
export function freshTexts(tree: Tree): Finding[] {
  const page = tree.find(({ path }) => path === TEXT_LIST_PATH);
  if (page?.text === textList(textsIn(tree))) return [];
  return [{ path: TEXT_LIST_PATH, message: 'is out of date: run npm run texts, and read what changed' }];
}
