import { useMemo } from 'react';
import { useParams } from 'react-router';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { HandbookContents } from '../features/handbook/handbook-contents.tsx';
import styles from '../features/handbook/handbook.module.css';
import { HandbookPage } from '../features/handbook/handbook-page.tsx';
import { handbookPageOf, type HandbookPageId } from '../features/handbook/handbook-pages.ts';
import { HANDBOOK_TEXT } from '../features/handbook/handbook-text.ts';
import { readPage } from '../features/handbook/read-page.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useFollowedAnchor } from '../lib/use-followed-anchor.ts';
import { useSession } from '../session/session-context.tsx';
import { selectHasSurveillancePermit, selectIsAdmin } from '../session/session-selectors.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** `/handbook/:page`: how a person works here, by the person's duty. */
export function HandbookScreen() {
  const { page } = useParams();
  const own = useOwnPage();
  const open = page === undefined ? own : handbookPageOf(page);
  return open === null ? <NotFoundScreen /> : <Handbook key={open} open={open} />;
}

/** The page of who reads, until another is chosen. */
function useOwnPage(): HandbookPageId {
  const isAdmin = useSession(selectIsAdmin);
  const watches = useSession(selectHasSurveillancePermit);
  if (isAdmin) return 'administrator';
  return watches ? 'compliance' : 'trader';
}

function Handbook({ open }: { readonly open: HandbookPageId }) {
  const page = useMemo(() => readPage(HANDBOOK_TEXT[open]), [open]);
  useFollowedAnchor();
  return (
    <ScreenFrame title="Handbook" statusBar={<FeedStatus />}>
      <div className={styles.handbook}>
        <HandbookContents open={open} page={page} />
        <HandbookPage page={page} />
      </div>
    </ScreenFrame>
  );
}
