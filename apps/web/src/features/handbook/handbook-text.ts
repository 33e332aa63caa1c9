import administrator from '../../../../../docs/handbook/administrator.md?raw';
import compliance from '../../../../../docs/handbook/compliance.md?raw';
import operator from '../../../../../docs/handbook/operator.md?raw';
import trader from '../../../../../docs/handbook/trader.md?raw';
import type { HandbookPageId } from './handbook-pages.ts';

/** The files of docs/handbook, as the build found them: the product has no other copy. */
export const HANDBOOK_TEXT: Readonly<Record<HandbookPageId, string>> = { administrator, compliance, operator, trader };

const PICTURES = import.meta.glob<string>('../../../../../docs/handbook/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture. Undefined where the build has none of that name. */
export function pictureAddress(file: string): string | undefined {
  return PICTURES[`../../../../../docs/handbook/pictures/${file}`];
}
