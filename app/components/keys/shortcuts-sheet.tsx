import { useId } from 'react';
import { commandKeyLabel, KeyCap } from '~/components/keys/key-cap';
import { SHORTCUT_GROUPS, type ShortcutId } from '~/components/keys/shortcuts';
import { setSingleKeys, useSingleKeys } from '~/components/keys/single-keys';
import { isMac } from '~/components/keys/use-shortcuts';
import { Switch } from '~/components/ui/form/switch';
import { Dialog, DialogBody, DialogContent, DialogHeader } from '~/components/ui/overlay/dialog';

interface ShortcutsSheetProps {
  /** The shortcuts that do something on this page. */
  available: readonly ShortcutId[];
  onClose: () => void;
}

/** All shortcuts, and the switch that turns those of a single key off. */
export default function ShortcutsSheet({ available, onClose }: ShortcutsSheetProps) {
  const on = useSingleKeys();
  const switchId = useId();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader title="Keyboard shortcuts" description="Quick ways around your gigs" />
        <DialogBody className="grid content-start gap-x-10 gap-y-5 md:grid-cols-2">
          {SHORTCUT_GROUPS.map(({ label, shortcuts }) => (
            <section key={label} aria-label={label}>
              <h3 className="mb-1 font-semibold font-text text-14 text-ink">{label}</h3>
              <dl>
                {shortcuts
                  .filter(({ id }) => available.includes(id))
                  .map(({ id, label: name, key, commandKey }) => (
                    <div key={id} className={rowStyle}>
                      <dt>{name}</dt>
                      <dd className="flex shrink-0 items-center gap-1.5 text-13 text-ink-3">
                        {commandKey ? (
                          <KeyCap>{commandKeyLabel(commandKey, isMac())}</KeyCap>
                        ) : null}
                        {commandKey && on ? 'or' : null}
                        {on ? <KeyCap>{key.toUpperCase()}</KeyCap> : commandKey ? null : 'Off'}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          <div className="flex items-center gap-4 border-line border-t pt-4 md:col-span-2">
            <label htmlFor={switchId} className="min-w-0 flex-1">
              <span className="block font-semibold text-14 text-ink">Single-key shortcuts</span>
              <span id={`${switchId}-hint`} className="block text-13 text-ink-3">
                Turn them off if you speak to your computer or brush against keys.{' '}
                {commandKeyLabel('k', isMac())} always works.
              </span>
            </label>
            <Switch
              id={switchId}
              aria-label="Single-key shortcuts"
              aria-describedby={`${switchId}-hint`}
              checked={on}
              onChange={(event) => setSingleKeys(event.currentTarget.checked)}
            />
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const rowStyle =
  'flex min-h-9 items-center justify-between gap-4 border-line border-b py-1 text-15 last:border-b-0';
