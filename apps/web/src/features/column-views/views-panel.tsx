import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { useRef, useState } from 'react';
import styles from './column-views.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import { RenameForm } from './rename-form.tsx';
import { SaveAsForm } from './save-as-form.tsx';
import type { ColumnViewsModel } from './use-column-views.ts';
import { ViewList } from './view-list.tsx';

/** The mode of the panel. One question at a time, so that focus and Escape are clear. */
type PanelStep =
  | { readonly kind: 'list' }
  | { readonly kind: 'save-as' }
  | { readonly kind: 'rename' | 'delete'; readonly setting: UserViewSetting };

const LIST: PanelStep = { kind: 'list' };

type ViewsPanelProps = {
  readonly views: ColumnViewsModel;
  readonly headingId: string;
  /** True when opened to save a new view. */
  readonly isSaving: boolean;
  readonly onDone: () => void;
};

export function ViewsPanel({ views, headingId, isSaving, onDone }: ViewsPanelProps) {
  const [step, setStep] = useState<PanelStep>(isSaving ? { kind: 'save-as' } : LIST);
  const heading = useRef<HTMLHeadingElement>(null);
  const toList = () => {
    setStep(LIST);
    // The focused button was removed with its question.
    heading.current?.focus();
  };
  return (
    <div className={styles['panel']}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['heading']}>
        {headingOf(step)}
      </h2>
      {step.kind === 'list' ? (
        <ViewList
          views={views}
          onSaveAs={() => setStep({ kind: 'save-as' })}
          onRename={(setting) => setStep({ kind: 'rename', setting })}
          onDelete={(setting) => setStep({ kind: 'delete', setting })}
          onDone={onDone}
        />
      ) : null}
      {step.kind === 'save-as' ? <SaveAsForm views={views} onDone={onDone} onCancel={toList} /> : null}
      {step.kind === 'rename' ? <RenameForm views={views} setting={step.setting} onEnd={toList} /> : null}
      {step.kind === 'delete' ? <DeleteQuestion views={views} setting={step.setting} onEnd={toList} /> : null}
    </div>
  );
}

function headingOf(step: PanelStep): string {
  if (step.kind === 'list') return 'Views';
  if (step.kind === 'save-as') return 'Save view as';
  return step.kind === 'rename' ? `Rename “${step.setting.name}”` : `Delete “${step.setting.name}”?`;
}
