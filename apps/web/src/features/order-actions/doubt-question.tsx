import type { ActionPlan } from '@meridian/domain/order-actions/action-plan';
import type { RefCallback } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { DoubtTable } from './doubt-table.tsx';

type DoubtQuestionProps = {
  readonly plan: ActionPlan;
  readonly reason: string;
  readonly isUnderWay: boolean;
  readonly fieldRef: RefCallback<HTMLElement>;
  readonly onReason: (reason: string) => void;
};

const MAX_REASON = 500;

/** The child orders in doubt, the effect of a decision, and its reason. */
export function DoubtQuestion({ plan, reason, isUnderWay, fieldRef, onReason }: DoubtQuestionProps) {
  return (
    <>
      <p>
        The venue does not say what became of these child orders. Ask the broker first. A fill that comes later is
        booked whatever you decide, so an order may then fill more than it asked for.
      </p>
      <DoubtTable plan={plan} />
      <Field label="Reason" help="Saved in the audit of each order, with your name.">
        {(control) => (
          <TextBox
            {...control}
            ref={fieldRef}
            maxLength={MAX_REASON}
            disabled={isUnderWay}
            value={reason}
            onText={onReason}
          />
        )}
      </Field>
    </>
  );
}
