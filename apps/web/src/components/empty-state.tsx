import { FilterClearIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel.tsx';

type EmptyStateProps = {
  readonly title: string;
  /** Why there is nothing, or what will appear here. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  readonly fill?: 'panel' | 'screen';
  readonly actions?: ReactNode;
};

export function EmptyState({ title, detail, icon, fill, actions }: EmptyStateProps) {
  return (
    <StatePanel
      standsFor="nothing"
      announce="polite"
      icon={icon ?? <FilterClearIcon />}
      title={title}
      detail={detail}
      fill={fill ?? 'panel'}
      actions={actions}
    />
  );
}
