import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useNavigate, useParams } from 'react-router';
import { withoutView } from '../blotter/view-address.ts';
import { type DetailView, isDetailView } from './detail-view.ts';
import { withOrder } from './order-address.ts';

/** With an order the pane opens for it, else for the selected one. */
type SetDetailView = (view: DetailView | null, order?: RowKey) => void;

/** The lower pane in the address; null for none. A change keeps the rest of the address. */
export function useDetailView(path: string): readonly [DetailView | null, SetDetailView] {
  const { view } = useParams();
  const navigate = useNavigate();
  const go: SetDetailView = (next, order) => {
    const pathname = next === null ? path : `${path}/${next}`;
    // Reads the present address: the last render may be older than the selected order. The filters of one pane mean
    // nothing in another.
    const now = withoutView(new URLSearchParams(window.location.search), 'below');
    const search = (order === undefined ? now : withOrder(now, order)).toString();
    void navigate({ pathname, search }, { replace: true, flushSync: true });
  };
  return [isDetailView(view) ? view : null, go];
}
