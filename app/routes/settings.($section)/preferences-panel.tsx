import type { TravelPreferences } from '~/domain/preferences/travel-preferences';
import { PreferencesForm } from './preferences-form';
import { SettingsCard } from './settings-card';

export function PreferencesPanel({ preferences }: { preferences: TravelPreferences }) {
  return (
    <SettingsCard
      title="Travel Preferences"
      text="Where your trips begin, and what you like to book."
      className="max-w-[760px]"
    >
      <PreferencesForm preferences={preferences} />
    </SettingsCard>
  );
}
