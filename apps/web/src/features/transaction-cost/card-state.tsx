import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed, failedCall } from '../../api/call-failed.ts';
import { screenFailureMessage } from '../../api/error-text.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingQuery } from '../../components/loading-query.tsx';
import { LoadingState } from '../../components/loading-state.tsx';

type Asked = {
  readonly data: unknown;
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
};

/** What stands in a card until its answer is there: the exact text of the catalogue, and Try again. */
export function cardState(query: Asked, label: string, queryKey: QueryKey | null = null): ReactNode {
  if (query.error !== null) {
    const { error } = query;
    const title = error instanceof CallFailed ? screenFailureMessage(error.failure) : error.message;
    const source = failedCall(error);
    return <ErrorState title={title} {...(source !== null && { source })} onRetry={() => void query.refetch()} />;
  }
  if (query.data !== undefined) return null;
  return queryKey === null ? <LoadingState label={label} /> : <LoadingQuery {...{ label, queryKey, query }} />;
}
