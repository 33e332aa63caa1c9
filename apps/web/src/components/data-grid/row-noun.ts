/** What the rows are called. */
export type RowNoun = { readonly one: string; readonly many: string };

export const ROWS: RowNoun = { one: 'row', many: 'rows' };

export function countOf({ one, many }: RowNoun, count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
