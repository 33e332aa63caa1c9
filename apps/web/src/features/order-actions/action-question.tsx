import { type ActionPlan, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { Banner, BannerContent } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import type { ConfirmedAction } from './consequence.ts';
import { PlanTable } from './plan-table.tsx';

type ActionQuestionProps = {
  readonly action: ConfirmedAction;
  readonly orders: readonly ActionOrder[];
  readonly plan: ActionPlan;
  /** The fields of the answer. */
  readonly children: ReactNode;
};

/** What will happen to each order, and the fields to fill in. */
export function ActionQuestion({ action, orders, plan, children }: ActionQuestionProps) {
  const blocked = whyBlocked(orders, action);
  return (
    <>
      {blocked === null ? null : (
        <Banner status="warning" variant="secondary">
          <BannerContent>{blocked}</BannerContent>
        </Banner>
      )}
      <PlanTable action={action} plan={plan} />
      {children}
    </>
  );
}

type CountFieldProps = {
  /** Null where no count has to be typed. */
  readonly count: number | null;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
};

/** The count is typed, so that nobody cancels many orders by accident. */
export function CountField({ count, typed, onTyped }: CountFieldProps) {
  if (count === null) return null;
  return (
    <Field label={`Type ${count.toLocaleString('en-US')} to confirm`}>
      {(control) => <TextBox {...control} inputMode="numeric" maxLength={12} value={typed} onText={onTyped} />}
    </Field>
  );
}
