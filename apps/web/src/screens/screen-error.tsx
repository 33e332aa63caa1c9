import { pageName } from '@meridian/domain/page-name';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ErrorState } from '../components/error-state.tsx';
import { activeEntry } from '../layout/find-navigation.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { titleOfPage } from './page-title.ts';

/** Shown when a screen fails or its code cannot be loaded. The layout keeps working. */
export function ScreenError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return (
    <ScreenFrame title={activeEntry(pathname)?.label ?? titleOfPage(pageName(pathname))} isCentred>
      <ErrorState
        title="This screen could not be shown."
        detail={errorText(error)}
        source={pathname}
        onRetry={() => window.location.reload()}
      />
    </ScreenFrame>
  );
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
