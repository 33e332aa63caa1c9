import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState } from './error-state.tsx';

/** The messages of browsers, and our own, for a part that cannot be loaded. */
const LOADING_FAILED = /dynamically imported module|module script|could not be fetched$/i;

/** Shown when a whole route fails, or when its code cannot be loaded. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isOldPage = error instanceof Error && LOADING_FAILED.test(error.message);
  return (
    <main>
      <ErrorState
        fill="page"
        title={isOldPage ? 'A part of this page could not be loaded.' : 'This page could not be shown.'}
        detail={isOldPage ? 'Meridian may have been updated since it was opened, or the network is down.' : undefined}
        source={describe(error)}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
