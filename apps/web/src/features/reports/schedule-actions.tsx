import { Button } from '@salt-ds/core';
import { AddIcon, DeleteIcon, EditIcon, PlayIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import type { RunCommand } from './use-runs.ts';
import { type Schedule, useDeleteSchedules, useEnableSchedules } from './use-schedules.ts';

type ScheduleActionsProps = {
  readonly selected: readonly Schedule[];
  readonly onEdit: (key: string) => void;
  readonly onRun: (command: RunCommand) => void;
  readonly onDeleted: () => void;
};

/** What can be done with the selected schedules. */
export function ScheduleActions({ selected, onEdit, onRun, onDeleted }: ScheduleActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const enable = useEnableSchedules((error) =>
    showToast({ tone: 'error', title: 'The schedules were not changed', text: error.message }),
  );
  const only = selected.length === 1 ? selected[0] : undefined;
  const ids = selected.map(({ schedule_id }) => schedule_id);
  const areActive = selected.some(({ is_enabled }) => is_enabled);
  return (
    <>
      {selected.length === 0 ? null : (
        <>
          <Button
            appearance="bordered"
            onClick={() => {
              for (const scheduleId of ids) onRun({ verb: 'run', scheduleId });
            }}
          >
            <PlayIcon aria-hidden /> Run now
          </Button>
          <Button
            appearance="bordered"
            disabled={only === undefined}
            onClick={() => (only === undefined ? undefined : onEdit(`${only.schedule_id}`))}
          >
            <EditIcon aria-hidden /> Edit
          </Button>
          <Button
            appearance="bordered"
            disabled={enable.isPending}
            onClick={() => enable.mutate({ ids, isEnabled: !areActive })}
          >
            {areActive ? 'Deactivate' : 'Activate'}
          </Button>
          <Button appearance="bordered" onClick={() => setAsking(true)}>
            <DeleteIcon aria-hidden /> Delete
          </Button>
        </>
      )}
      <Button sentiment="accented" onClick={() => onEdit('new')}>
        <AddIcon aria-hidden /> Schedule report
      </Button>
      {isAsking ? (
        <SchedulesQuestion
          schedules={selected}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            onDeleted();
          }}
        />
      ) : null}
    </>
  );
}

type QuestionProps = {
  readonly schedules: readonly Schedule[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

function SchedulesQuestion({ schedules, onClose, onDeleted }: QuestionProps) {
  const remove = useDeleteSchedules(onDeleted);
  const names = schedules.map(({ report_name }) => report_name).join(', ');
  return (
    <DeleteQuestion
      what={schedules.length === 1 ? '1 schedule' : `${schedules.length} schedules`}
      detail={`${names}. Reports that were made stay.`}
      deletion={remove}
      onConfirm={() => remove.mutate(schedules.map(({ schedule_id }) => schedule_id))}
      onClose={onClose}
    />
  );
}
