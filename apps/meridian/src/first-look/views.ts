import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { SavedFilter, SavedView } from '@meridian/domain/entities/user-view-setting';
import { ADMIN_EMAIL, type FirstLookDesk, TRADER_EMAIL } from './first-look-desk.ts';

type DemoView = {
  readonly name: string;
  readonly sort?: SavedView['sort'];
  readonly groupBy?: readonly string[];
  readonly filters?: Readonly<Record<string, SavedFilter>>;
};

export const DEMO_VIEWS: readonly DemoView[] = [
  { name: 'By list', groupBy: ['list_name'], sort: [{ columnId: 'order_usd', direction: 'descending' }] },
  { name: 'By country and side', groupBy: ['country', 'order_side'] },
  {
    name: 'Large and far from done',
    filters: {
      percent_of_adv: { kind: 'number', min: 1, max: null },
      complete_percent: { kind: 'number', min: null, max: 50 },
    },
    sort: [{ columnId: 'percent_of_adv', direction: 'descending' }],
  },
];

const COLUMNS: SavedView['columns'] = parentOrdersGrid.columns.map(({ id, width, hidden, pinned }) => ({
  id,
  width,
  hidden,
  pinned,
}));

export function viewOf({ sort = [], groupBy = [], filters = {} }: DemoView): SavedView {
  return { columns: COLUMNS, sort, groupBy, filters };
}

/** Saved views of the blotter for those who would have some after a week. */
export async function saveViews(desk: FirstLookDesk): Promise<void> {
  for (const email of [TRADER_EMAIL, ADMIN_EMAIL]) {
    const user = await desk.as(email);
    for (const view of DEMO_VIEWS) {
      const body = { name: view.name, grid: parentOrdersGrid.id, view: viewOf(view) };
      await user.ask('POST', '/user-view-settings', body, [409]);
    }
  }
}
