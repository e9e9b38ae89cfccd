import { useRef, useState } from 'react';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { PictureFace } from '~/components/user/user-picture';
import type { User } from '~/domain/auth/user';
import { showSettingsFailure } from '../settings-failure';
import { squarePicture } from './square-picture';

const PATH = '/api/user/picture';

/** The person's picture, and the buttons to choose another or none. */
export function PictureChoice({ user }: { user: User }) {
  const { mutate } = useApiMutation();
  const file = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<'upload' | 'remove' | null>(null);

  async function upload(chosen: File) {
    setPending('upload');
    try {
      const picture = await squarePicture(chosen);
      if (!picture) {
        toast({ tone: 'error', title: 'Please choose a PNG, JPEG or WebP picture' });
        return;
      }
      await mutate('PUT', PATH, picture);
      toast({ title: 'Picture updated' });
    } catch (error) {
      showSettingsFailure(error, 'Your picture was not saved');
    } finally {
      setPending(null);
    }
  }

  async function remove() {
    setPending('remove');
    try {
      await mutate('DELETE', PATH);
    } catch (error) {
      showSettingsFailure(error, 'Your picture was not removed');
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <span className="grid size-16 shrink-0 place-items-center rounded-full border-[1.5px] border-brand-line bg-brand-tint font-bold text-display-24 text-brand-ink">
        <PictureFace user={user} />
      </span>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // The same file may be chosen again.
            currentTarget.value = '';
            if (chosen) upload(chosen);
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          pending={pending === 'upload'}
          pendingLabel="Saving..."
          onClick={() => file.current?.click()}
        >
          {user.profilePicture ? 'Change picture' : 'Choose a picture'}
        </Button>
        {user.profilePicture ? (
          <Button
            variant="ghost"
            size="sm"
            pending={pending === 'remove'}
            pendingLabel="Removing..."
            onClick={remove}
          >
            Remove
          </Button>
        ) : null}
      </div>
    </div>
  );
}
