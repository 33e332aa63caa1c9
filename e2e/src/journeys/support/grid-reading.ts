import { expect as baseExpect, type Locator, type Page } from '@playwright/test';

/** Rows come over a socket into a worker and from there to the page: a busy machine needs its time. */
export const expect = baseExpect.configure({ timeout: 45_000 });

/** One row as it stands on the page, in a single look, so that its cells belong together. */
export type SeenRow = {
  /** From 0, the header not counted. */
  readonly index: number;
  /** Name and count of a group row; null for others. */
  readonly group: { readonly label: string; readonly count: number } | null;
  readonly isSelected: boolean;
  /** The row whose details stand below. */
  readonly isCurrent: boolean;
  /** By column id; columns out of view are missing. */
  readonly texts: Readonly<Record<string, string>>;
  readonly tones: Readonly<Record<string, string>>;
};

/** A grid by its name, flat or grouped. */
export function gridOf(page: Page, label = 'Parent orders'): Locator {
  return page
    .getByRole('grid', { name: label, exact: true })
    .or(page.getByRole('treegrid', { name: label, exact: true }));
}

/** The grid with its toolbar and footer. */
export function sectionOf(page: Page, label = 'Parent orders'): Locator {
  return page.getByRole('region', { name: label, exact: true });
}

/** From 0; in a grid of sections the header of the first section is not counted. */
export function rowAt(grid: Locator, index: number): Locator {
  const inSections = grid.and(grid.page().locator('[data-sections]'));
  const flat = grid.and(grid.page().locator(':not([data-sections])'));
  return inSections.locator(lineAt(index + 1)).or(flat.locator(lineAt(index)));
}

function lineAt(line: number): string {
  return `[role="row"][aria-rowindex="${line + 2}"]:not([hidden])`;
}

/** The line of a section: Working, Waiting or Finished. */
export function sectionRow(grid: Locator, name: 'Working' | 'Waiting' | 'Finished'): Locator {
  // A row keeps the texts of the cells that its label covers.
  const label = grid.page().locator('[aria-colspan] > b', { hasText: new RegExp(`^${name}$`) });
  return grid.locator('[role="row"][data-section]:not([hidden])', { has: label });
}

export function cellAt(grid: Locator, index: number, columnId: string): Locator {
  return rowAt(grid, index).locator(`[data-column="${columnId}"]`);
}

export function headerOf(grid: Locator, columnId: string): Locator {
  return grid.locator(`[data-header="${columnId}"]`);
}

/** The row whose details stand below; one that is no longer drawn keeps its mark. */
export function currentRow(grid: Locator): Locator {
  return grid.locator('[data-current]:not([hidden])');
}

/** The cell that the keyboard is on, in the rows or in the header. */
export function activeCell(grid: Locator): Locator {
  return grid.locator('[data-active]');
}

/** Opens a screen and waits for the first row of one of its grids. */
export async function openGrid(page: Page, path = '/', label = 'Parent orders'): Promise<Locator> {
  await page.goto(path);
  const grid = gridOf(page, label);
  await expect(rowAt(grid, 0)).toBeVisible();
  return grid;
}

/** All painted rows, top down; the lines of sections are left out. */
export function readRows(grid: Locator): Promise<readonly SeenRow[]> {
  return grid.evaluate((element) => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      return node instanceof Element && node.hasAttribute('hidden') ? '' : [...node.childNodes].map(textOf).join('');
    };
    const offset = element.hasAttribute('data-sections') ? 3 : 2;
    const painted = element.querySelectorAll('[role="row"]:not([hidden]):not([data-section]):has([role="gridcell"])');
    const rows = [...painted].map((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>('[role="gridcell"][data-column]:not([hidden])')];
      const label = row.querySelector('[role="gridcell"][aria-colspan]');
      const [name, count] = label === null ? [] : [...label.children].slice(1, 3).map(textOf);
      return {
        index: Number(row.getAttribute('aria-rowindex')) - offset,
        group: label === null ? null : { label: name ?? '', count: Number((count ?? '').replaceAll(',', '')) },
        isSelected: row.getAttribute('aria-selected') === 'true',
        isCurrent: row.hasAttribute('data-current'),
        texts: Object.fromEntries(cells.map((cell) => [cell.dataset['column'] ?? '', textOf(cell)])),
        tones: Object.fromEntries(cells.map((cell) => [cell.dataset['column'] ?? '', cell.dataset['tone'] ?? ''])),
      };
    });
    return rows.sort((a, b) => a.index - b.index);
  });
}

export async function readColumn(grid: Locator, columnId: string): Promise<readonly string[]> {
  return (await readRows(grid)).map(({ texts }) => texts[columnId] ?? '');
}

/** Waits until there are rows and what is said of them holds for each; those for which it does not are named. */
export async function expectEachRow(grid: Locator, holds: (row: SeenRow) => boolean): Promise<void> {
  const others = async () => {
    const rows = await readRows(grid);
    return rows.length === 0 ? ['no rows'] : rows.filter((row) => !holds(row)).map(({ texts }) => texts);
  };
  await expect.poll(others).toEqual([]);
}

const THOUSANDS = ['', 'K', 'M', 'B', 'T', 'P', 'E'];

/** The number that a cell shows, large ones with their letter; null for a blank one. */
export function numberIn(text: string | undefined): number | null {
  const plain = (text ?? '').replaceAll(',', '').replace('−', '-').trim();
  const [, digits, letter] = /^([+-]?\d+(?:\.\d+)?)([KMBTPE]?)$/.exec(plain) ?? [];
  return digits === undefined ? null : Number(digits) * 1000 ** THOUSANDS.indexOf(letter ?? '');
}

/** Blanks come last in either direction. */
export function isInOrder(values: readonly (number | null)[], direction: 'ascending' | 'descending'): boolean {
  const sign = direction === 'ascending' ? 1 : -1;
  const keys = values.map((value) => (value === null ? Number.POSITIVE_INFINITY : sign * value));
  return keys.every((key, at) => at === 0 || (keys[at - 1] ?? 0) <= key);
}

export async function expectSorted(grid: Locator, columnId: string, direction: 'ascending' | 'descending') {
  const values = async () => (await readColumn(grid, columnId)).map(numberIn);
  await expect.poll(async () => isInOrder(await values(), direction)).toBe(true);
}

/** How many rows there are, by the footer. */
export async function countsOf(page: Page): Promise<{ readonly filtered: number; readonly total: number }> {
  const text = await sectionOf(page)
    .locator('span', { hasText: /^[\d,]+(?: of [\d,]+)? orders?$/ })
    .innerText();
  const [filtered = Number.NaN, total = filtered] = (text.match(/[\d,]+/g) ?? []).map((part) => numberIn(part) ?? 0);
  return { filtered, total };
}

export async function expectParam(page: Page, name: string, value: string | null): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
}
