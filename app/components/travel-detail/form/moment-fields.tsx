import { TextField } from '~/components/ui/form/field';

interface Part {
  name?: string;
  value: string;
  errors?: string[];
  hint?: string;
  onChange: (value: string) => void;
}

interface MomentFieldsProps {
  /** "Check-in" */
  label: string;
  day: Part;
  time: Part;
}

/** A day with a time that may be missing, which the browser's one field for both does not allow. */
export function MomentFields({ label, day, time }: MomentFieldsProps) {
  return (
    <>
      <TextField
        label={`${label} date`}
        type="date"
        {...day}
        onChange={(event) => day.onChange(event.target.value)}
      />
      <TextField
        label={`${label} time`}
        type="time"
        {...time}
        onChange={(event) => time.onChange(event.target.value)}
      />
    </>
  );
}
