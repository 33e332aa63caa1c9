import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { DeleteIcon } from '@salt-ds/icons';
import { NumberCell } from './number-cell.tsx';
import type { ArmDraft } from './group-draft.ts';
import { MoveHandle } from './move-handle.tsx';
import { NameChoice } from './name-choice.tsx';
import armColour from './arm-colour.module.css';
import armsCss from './arms.module.css';
import styles from './strategy-groups.module.css';
import type { DragRow } from './use-drag-rows.ts';
import type { Target } from './use-groups.ts';
import type { ArmLearnt } from './use-learning.ts';

type ArmRowProps = {
  readonly arm: ArmDraft;
  readonly index: number;
  readonly targets: readonly Target[];
  readonly learnt: ArmLearnt | null;
  readonly isDisabled: boolean;
  readonly drag: DragRow;
  readonly onChange: (arm: ArmDraft) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

export function ArmRow(props: ArmRowProps) {
  const { arm, index, targets, learnt, isDisabled, drag, onChange, onMove, onRemove } = props;
  const what = arm.name === '' ? `arm ${index + 1}` : arm.name;
  return (
    <tr data-dragged={drag.isDragged} {...drag.row}>
      <td>
        <MoveHandle what={what} index={index} isDisabled={isDisabled} drag={drag.handle} onMove={onMove} />
      </td>
      <td>
        <span className={armsCss['armName']}>
          <i className={armColour['arm']} data-arm={index % 8} />
          <NameChoice
            label={`Arm ${index + 1} strategy`}
            targets={targets}
            value={arm.name}
            isDisabled={isDisabled}
            onChange={(name) => onChange({ ...arm, name })}
          />
        </span>
      </td>
      <td>
        <NumberCell
          label={`Minimum of ${what}`}
          value={arm.min}
          isDisabled={isDisabled}
          onChange={(min) => onChange({ ...arm, min })}
        />
      </td>
      <td>
        <NumberCell
          label={`Maximum of ${what}`}
          value={arm.max}
          isDisabled={isDisabled}
          onChange={(max) => onChange({ ...arm, max })}
        />
      </td>
      <td>
        <Bounds
          arm={arm}
          index={index}
          what={what}
          share={learnt?.allocation ?? null}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      </td>
      <td className={armsCss['figure']}>{learnt === null ? '–' : `${formatFixed(100 * learnt.allocation, 1)}%`}</td>
      <td className={armsCss['figure']}>
        {learnt === null || learnt.orders === 0 ? (
          <span className={styles['quiet']}>nothing learnt</span>
        ) : (
          <>
            {formatFixed(learnt.mean_bps, 1)}{' '}
            <span className={styles['quiet']}>
              {formatFixed(learnt.low_bps, 1)} to {formatFixed(learnt.high_bps, 1)}
            </span>
          </>
        )}
      </td>
      <td className={armsCss['figure']}>{learnt === null ? '–' : formatUpTo(learnt.orders, 0)}</td>
      <td className={armsCss['figure']}>{learnt === null ? '–' : `${formatFixed(100 * learnt.best, 0)}%`}</td>
      <td>
        <Button appearance="transparent" aria-label={`Remove ${what}`} disabled={isDisabled} onClick={onRemove}>
          <DeleteIcon aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

type BoundsProps = Pick<ArmRowProps, 'arm' | 'index' | 'isDisabled' | 'onChange'> & {
  readonly what: string;
  /** 0 to 1. Null when unknown. */
  readonly share: number | null;
};

/** Minimum and maximum share as two sliders on one line, with a mark at the current share. */
function Bounds({ arm, index, what, share, isDisabled, onChange }: BoundsProps) {
  const slide = { type: 'range', min: 0, max: 100, step: 1, disabled: isDisabled } as const;
  return (
    <span className={`${armsCss['bounds']} ${armColour['arm']}`} data-arm={index % 8}>
      <span
        className={armsCss['allowed']}
        style={{ left: `${arm.min}%`, right: `${100 - Math.max(arm.min, arm.max)}%` }}
      />
      {share === null ? null : <span className={armsCss['now']} style={{ left: `${100 * share}%` }} />}
      <input
        {...slide}
        aria-label={`Minimum of ${what}, slider`}
        value={arm.min}
        onChange={(event) => onChange({ ...arm, min: Math.min(Number(event.target.value), arm.max) })}
      />
      <input
        {...slide}
        aria-label={`Maximum of ${what}, slider`}
        value={arm.max}
        onChange={(event) => onChange({ ...arm, max: Math.max(Number(event.target.value), arm.min) })}
      />
    </span>
  );
}
