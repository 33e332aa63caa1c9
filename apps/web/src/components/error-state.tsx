import { Button } from '@salt-ds/core';
import { CloudDisabledIcon, RefreshIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel.tsx';

type ErrorStateProps = {
  /** The exact text of the error catalogue or of the server. */
  readonly title: string;
  readonly detail?: ReactNode;
  readonly source?: string;
  readonly fill?: 'panel' | 'page';
  readonly onRetry?: () => void;
  readonly actions?: ReactNode;
};

export function ErrorState({ title, detail, source, fill, onRetry, actions }: ErrorStateProps) {
  const retry =
    onRetry === undefined ? null : (
      <Button appearance="bordered" onClick={onRetry}>
        <RefreshIcon aria-hidden /> Try again
      </Button>
    );
  return (
    <StatePanel
      standsFor="error"
      announce="assertive"
      tone="negative"
      icon={<CloudDisabledIcon />}
      title={title}
      detail={detail}
      source={source}
      fill={fill ?? 'panel'}
      actions={
        <>
          {retry}
          {actions}
        </>
      }
    />
  );
}
