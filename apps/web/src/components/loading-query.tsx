import { Button } from '@salt-ds/core';
import { LoadingState } from './loading-state.tsx';
import { StatePanel } from './state-panel.tsx';

/** A question that may take long, as `usePanelQuery` asks it. */
export type WaitedFor = {
  /** False once it was cancelled. */
  readonly isWaiting: boolean;
  readonly refetch: () => unknown;
  readonly cancel: () => void;
};

type LoadingQueryProps = { readonly label: string; readonly query: WaitedFor };

/** What is waited for, and a way to stop waiting and to ask again. */
export function LoadingQuery({ label, query }: LoadingQueryProps) {
  if (query.isWaiting) return <LoadingState label={label} onCancel={query.cancel} />;
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
