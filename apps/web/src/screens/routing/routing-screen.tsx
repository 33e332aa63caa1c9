import { screenErrorMessage } from '@meridian/domain/request-error';
import type { ReactNode } from 'react';
import { CallFailed, failedCall } from '../../api/call-failed.ts';
import { screenFailureMessage } from '../../api/error-text.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import { RoutingTabs } from '../../features/venue-configuration/routing-tabs.tsx';
import styles from '../../features/venue-configuration/venue-configuration.module.css';
import { ScreenFrame } from '../../layout/screen-frame.tsx';

type Query = { readonly data?: unknown; readonly error: Error | null; refetch(): Promise<unknown> };

type RoutingScreenProps = {
  readonly title: string;
  readonly penalised: number | null;
  /** All of them must have answered once. */
  readonly queries: readonly Query[];
  readonly children: ReactNode;
};

/** The frame of the three screens about routing: tabs, loading, and what went wrong in the specified words. */
export function RoutingScreen({ title, penalised, queries, children }: RoutingScreenProps) {
  const failed = queries.find(({ data, error }) => data === undefined && error !== null);
  const isLoading = queries.some(({ data }) => data === undefined);
  return (
    <ScreenFrame title={title} toolbar={<RoutingTabs penalised={penalised} />} statusBar={<FeedStatus />}>
      {failed?.error === undefined || failed.error === null ? null : (
        <ErrorState
          title={errorText(failed.error)}
          source={failedCall(failed.error) ?? ''}
          onRetry={() => {
            for (const query of queries) void query.refetch();
          }}
        />
      )}
      {isLoading && failed === undefined ? <LoadingState label={`Loading ${title.toLowerCase()}`} /> : null}
      {isLoading ? null : <div className={styles['page']}>{children}</div>}
    </ScreenFrame>
  );
}

function errorText(error: Error): string {
  return error instanceof CallFailed
    ? screenFailureMessage(error.failure)
    : screenErrorMessage({ kind: 'response', status: 500 });
}
