/** The pages of the handbook, in the order of its table of contents. */
export const HANDBOOK_PAGES = [
  { id: 'trader', title: 'Trader' },
  { id: 'administrator', title: 'Administrator' },
  { id: 'operator', title: 'Operator' },
  { id: 'compliance', title: 'Compliance' },
] as const;

export type HandbookPageId = (typeof HANDBOOK_PAGES)[number]['id'];

export function handbookPageOf(name: string | undefined): HandbookPageId | null {
  return HANDBOOK_PAGES.find(({ id }) => id === name)?.id ?? null;
}
