import { pageName } from '@meridian/domain/page-name';
import { useLocation, useSearchParams } from 'react-router';
import { NotFound } from '../components/not-found.tsx';
import { pathWithAsset } from '../layout/asset-selection.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { titleOfPage } from './page-title.ts';

/** For an address without a screen. The layout stays, so the navigation works. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <ScreenFrame title={titleOfPage(pageName(pathname))} isCentred>
      <NotFound homePath={pathWithAsset('/', search)} />
    </ScreenFrame>
  );
}
