import { pageName } from '@meridian/domain/page-name';
import { useLocation } from 'react-router';
import { NotFound } from '../components/not-found.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { titleOfPage } from './page-title.ts';

/** Any address that no screen answers to; the layout stays, so every other way is open. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <ScreenFrame title={titleOfPage(pageName(pathname))} isCentred>
      <NotFound />
    </ScreenFrame>
  );
}
