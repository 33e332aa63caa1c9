import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState } from './error-state.tsx';

/** What shows when a whole route fails, its lazily loaded code included. */
export function RouteErrorPage() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error);
  return (
    <main>
      <ErrorState
        title="This page could not be shown."
        detail={detail}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </main>
  );
}
