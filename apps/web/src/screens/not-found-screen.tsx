import { pageName } from '@meridian/domain/page-name';
import { useLocation, useSearchParams } from 'react-router';
import { NotFound } from '../components/not-found.tsx';
import { pathWithAsset } from '../layout/asset-selection.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { titleOfPage } from './page-title.ts';

/** Any address that no screen answers to; the layout stays, so every other way is open. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <ScreenFrame title={titleOfPage(pageName(pathname))} isCentred>
      <NotFound homePath={pathWithAsset('/', search)} />
    </ScreenFrame>
  );
}
