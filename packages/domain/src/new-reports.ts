type Schedule = { readonly schedule_id: number; readonly isNew: boolean };

/** Marks schedules that were not in the list before; a mark stays until its saved reports are opened. */
export function markNewSchedules<Row extends Schedule>(
  before: readonly Row[] | null,
  now: readonly Row[],
): readonly Row[] {
  // The first list has nothing to be compared with: everything in it is old news.
  if (before === null) return now;
  const known = new Map(before.map((schedule) => [schedule.schedule_id, schedule.isNew]));
  return now.map((schedule) => {
    const isNew = schedule.isNew || (known.get(schedule.schedule_id) ?? true);
    return isNew === schedule.isNew ? schedule : { ...schedule, isNew };
  });
}

export function newReportsCount(schedules: readonly Schedule[]): number {
  return schedules.filter((schedule) => schedule.isNew).length;
}

/** Opening its saved reports is reading the news. */
export function clearNewMark<Row extends Schedule>(schedules: readonly Row[], scheduleId: number): readonly Row[] {
  return schedules.map((schedule) =>
    schedule.schedule_id === scheduleId && schedule.isNew ? { ...schedule, isNew: false } : schedule,
  );
}
