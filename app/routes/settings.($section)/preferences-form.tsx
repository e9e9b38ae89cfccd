import { getFormProps, useForm, useInputControl } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { inputOf } from '~/components/input-of';
import { PlaceField } from '~/components/places/place-field';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { TextField } from '~/components/ui/form/field';
import { inCapitals } from '~/components/ui/form/in-capitals';
import { TravelPreferences } from '~/domain/preferences/travel-preferences';
import { showSettingsFailure } from './settings-failure';
import { UnsavedPreferences } from './unsaved-preferences';

/** So long the reason stands before sign-in comes. */
const SIGN_IN_MS = 2_000;

export function PreferencesForm({ preferences }: { preferences: TravelPreferences }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const typed = { ...preferences, arrivalLeadMinutes: String(preferences.arrivalLeadMinutes) };
  /** What stood in the fields when they were saved last. */
  const [saved, setSaved] = useState<Partial<Record<string, unknown>>>(typed);

  const [form, fields] = useForm({
    id: 'preferences',
    defaultValue: typed,
    shouldValidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: TravelPreferences }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      setPending(true);
      try {
        await callApi('PUT', '/api/user/travel-preferences', submission.value);
        setSaved(submission.payload);
        toast({ title: 'Settings updated' });
      } catch (error) {
        showSettingsFailure(error, 'Failed to update settings');
        if (error instanceof ApiError && error.status === 401) {
          setTimeout(() => navigate('/auth?redirect=/settings/preferences'), SIGN_IN_MS);
        }
      } finally {
        setPending(false);
      }
    },
  });

  const homeAddress = useInputControl(fields.homeAddress);
  const touched = Object.keys(preferences).some(
    (name) => (form.value?.[name as keyof TravelPreferences] ?? '') !== (saved[name] ?? ''),
  );

  return (
    <form
      {...getFormProps(form)}
      method="post"
      action="/api/user/travel-preferences"
      className="mt-5 grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-[160px_1fr]">
        <TextField
          {...inputOf(fields.homeAirport)}
          label="Home airport"
          autoCapitalize="characters"
          onInput={inCapitals}
          maxLength={3}
          autoComplete="off"
        />
        <PlaceField
          id={fields.homeAddress.id}
          name={fields.homeAddress.name}
          errors={fields.homeAddress.errors}
          label="Home address"
          hint=""
          value={homeAddress.value ?? ''}
          onType={homeAddress.change}
          onPick={({ label }) => homeAddress.change(label)}
        />
      </div>
      <TextField
        {...inputOf(fields.preferredAirlines)}
        label="Preferred airlines"
        hint="Separated by commas."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...inputOf(fields.preferredHotel)} label="Preferred hotel" />
        <TextField {...inputOf(fields.preferredCarRental)} label="Preferred car rental" />
      </div>
      <TextField
        {...inputOf(fields.arrivalLeadMinutes)}
        label="Minutes at the venue before a show"
        hint="Your trips are checked against it."
        inputMode="numeric"
      />
      <Button type="submit" pending={pending} pendingLabel="Saving..." className="justify-self-end">
        Save
      </Button>
      <UnsavedPreferences touched={touched} />
    </form>
  );
}
