import type { ReactNode } from 'react';
import { CallFailed, failedCall } from '../../api/call-failed.ts';
import { screenFailureMessage } from '../../api/error-text.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingQuery, type WaitedFor } from '../../components/loading-query.tsx';

type Asked = WaitedFor & { readonly data: unknown; readonly error: Error | null };

/** What stands in a card until its answer is there: the exact text of the catalogue, and Try again. */
export function cardState(query: Asked, label: string): ReactNode {
  if (query.error !== null) {
    const { error } = query;
    const title = error instanceof CallFailed ? screenFailureMessage(error.failure) : error.message;
    const source = failedCall(error);
    return <ErrorState title={title} {...(source !== null && { source })} onRetry={() => void query.refetch()} />;
  }
  if (query.data !== undefined) return null;
  return <LoadingQuery label={label} query={query} />;
}
