import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type DetailView, isDetailView } from './detail-view.ts';

/** The pane below the orders of the screen at a path, from the address; null for none. A change keeps the rest of it. */
export function useDetailView(path: string): readonly [DetailView | null, (view: DetailView | null) => void] {
  const { view } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (next: DetailView | null) => {
    const pathname = next === null ? path : `${path}/${next}`;
    void navigate({ pathname, search: search.toString() }, { replace: true });
  };
  return [isDetailView(view) ? view : null, go];
}
