import { useNavigate, useParams } from 'react-router';
import { type DetailView, isDetailView } from './detail-view.ts';

/** The pane below the orders of the screen at a path, from the address; null for none. A change keeps the rest of it. */
export function useDetailView(path: string): readonly [DetailView | null, (view: DetailView | null) => void] {
  const { view } = useParams();
  const navigate = useNavigate();
  const go = (next: DetailView | null) => {
    const pathname = next === null ? path : `${path}/${next}`;
    // As the address is now: what was drawn last may be older than the order that was just selected.
    void navigate({ pathname, search: window.location.search }, { replace: true, flushSync: true });
  };
  return [isDetailView(view) ? view : null, go];
}
