import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useNavigate, useParams } from 'react-router';
import { withoutView } from '../blotter/view-address.ts';
import { type DetailView, isDetailView } from './detail-view.ts';
import { withOrder } from './order-address.ts';

/** With an order, the pane is opened for that one; without, it stays with the selected one. */
type SetDetailView = (view: DetailView | null, order?: RowKey) => void;

/** The pane below the orders of the screen at a path, from the address; null for none. A change keeps the rest of it. */
export function useDetailView(path: string): readonly [DetailView | null, SetDetailView] {
  const { view } = useParams();
  const navigate = useNavigate();
  const go: SetDetailView = (next, order) => {
    const pathname = next === null ? path : `${path}/${next}`;
    // As the address is now: what was drawn last may be older than the order that was just selected. What one pane is
    // filtered by means nothing in another.
    const now = withoutView(new URLSearchParams(window.location.search), 'below');
    const search = (order === undefined ? now : withOrder(now, order)).toString();
    void navigate({ pathname, search }, { replace: true, flushSync: true });
  };
  return [isDetailView(view) ? view : null, go];
}
