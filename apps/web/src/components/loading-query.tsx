import { Button } from '@salt-ds/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { LoadingState } from './loading-state.tsx';
import { StatePanel } from './state-panel.tsx';

type LoadingQueryProps = {
  readonly label: string;
  readonly queryKey: QueryKey;
  readonly query: { readonly fetchStatus: 'fetching' | 'paused' | 'idle'; readonly refetch: () => unknown };
};

/** A question that may take long: what is waited for, and a way to stop waiting and to ask again. */
export function LoadingQuery({ label, queryKey, query }: LoadingQueryProps) {
  const client = useQueryClient();
  if (query.fetchStatus !== 'idle') {
    return <LoadingState label={label} onCancel={() => void client.cancelQueries({ queryKey, exact: true })} />;
  }
  return (
    <StatePanel
      title="Cancelled"
      detail="Nothing was loaded."
      actions={
        <Button appearance="bordered" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}
