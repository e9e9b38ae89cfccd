import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApiQuery } from '~/components/data/use-api-query';
import { keepEscapeInEditor } from '~/components/forms/keep-escape';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { toast } from '~/components/ui/feedback/toast';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/overlay/dialog';
import { Popover, PopoverAnchor, PopoverContent } from '~/components/ui/overlay/popover';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { TAGS_PER_GIG, TOO_MANY_TAGS_ON_GIG } from '~/domain/tags/tag-name';
import { DeleteTag } from './delete-tag';
import { TagForm } from './tag-form';
import { withPending } from './tag-list';
import { TagPicker } from './tag-picker';
import { ALL_TAGS, tagsPath } from './use-gig-tags';
import type { TagWork } from './use-tag-work';

interface TagEditorProps {
  gig: Pick<Gig, 'id' | 'title'>;
  work: TagWork;
  /** Opened it, and gets the focus back. */
  opener: RefObject<HTMLButtonElement>;
  onClose: () => void;
}

/** The tags of a gig, and all the others: beside their row on a desktop, a sheet on a phone. */
export default function TagEditor({ gig, work, opener, onClose }: TagEditorProps) {
  const [desktop] = useState(() => matchMedia('(width >= 48rem)').matches);
  const onOpenChange = (open: boolean) => !open && onClose();
  if (!desktop) {
    return (
      <Dialog open onOpenChange={onOpenChange}>
        <DialogContent size="sm" onEscapeKeyDown={keepEscapeInEditor}>
          <DialogHeader title="Tags" description={gig.title} />
          <DialogBody className="flex flex-col">
            <EditorBody gig={gig} work={work} />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Done</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    // Of one height, so that the field stays where it is while the list under it shrinks.
    <Popover open modal onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={opener} />
      <PopoverContent
        aria-label="Tags"
        side="top"
        align="end"
        onEscapeKeyDown={keepEscapeInEditor}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
        className="flex h-[420px] w-80 flex-col overflow-y-auto"
      >
        <EditorBody gig={gig} work={work} />
      </PopoverContent>
    </Popover>
  );
}

function EditorBody({ gig, work }: Pick<TagEditorProps, 'gig' | 'work'>) {
  const { pending } = work;
  const all = useApiQuery<Tag[]>(ALL_TAGS);
  const ofGig = useApiQuery<Tag[]>(tagsPath(gig.id));
  const [editing, setEditing] = useState<Tag | null>(null);
  const [deleting, setDeleting] = useState<Tag | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useFailureToast(all.error, 'Failed to fetch tags');
  useFailureToast(ofGig.error, 'Failed to fetch gig tags');

  const ready = all.data !== null && ofGig.data !== null;
  const picking = ready && editing === null;
  useEffect(() => {
    // What had the focus has gone with the other half of the editor.
    if (picking && matchMedia('(pointer: fine)').matches) {
      body.current?.querySelector('input')?.focus();
    }
  }, [picking]);

  const failed = [all, ofGig].find(({ error, data }) => error && data === null);
  if (failed) {
    return (
      <PanelError
        onRetry={() => {
          if (all.data === null) all.reload();
          if (ofGig.data === null) ofGig.reload();
        }}
      >
        {failed === all ? 'Failed to fetch tags' : 'Failed to fetch gig tags'}
      </PanelError>
    );
  }
  if (!all.data || !ofGig.data) return <LoadingTags />;

  const tags = all.data;
  const borne = withPending(work.tags, pending);

  function hasRoom(): boolean {
    if (borne.length < TAGS_PER_GIG) return true;
    toast({ tone: 'error', title: TOO_MANY_TAGS_ON_GIG });
    return false;
  }

  function toggle(tag: Tag) {
    const takingOff = borne.some(({ id }) => id === tag.id);
    if (takingOff || hasRoom()) work.attach(tag, !takingOff);
  }

  return (
    <div ref={body} className="flex min-h-0 flex-1 flex-col">
      {editing ? (
        <TagForm
          tag={editing}
          tags={tags}
          onSave={(patch) => work.update(editing, patch)}
          onDelete={() => setDeleting(editing)}
          onBack={() => setEditing(null)}
        />
      ) : (
        <TagPicker
          tags={withPending(tags, pending)}
          chosen={new Set(borne.map(({ id }) => id))}
          pending={new Set(pending.map(({ id }) => id))}
          onToggle={toggle}
          onCreate={async (name, color) => hasRoom() && work.create(name, color)}
          onEdit={setEditing}
        />
      )}
      {deleting ? (
        <DeleteTag
          tag={deleting}
          onConfirm={() => {
            setEditing(null);
            work.remove(deleting);
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </div>
  );
}

function LoadingTags() {
  return (
    <div role="status">
      <span className="sr-only">Loading tags…</span>
      <Skeleton className="h-11" />
      <Skeleton className="mt-3 h-8" />
      <Skeleton className="mt-2 h-8" />
      <Skeleton className="mt-2 h-8" />
    </div>
  );
}

function useFailureToast(error: Error | null, title: string) {
  useEffect(() => {
    if (error) toast({ tone: 'error', title });
  }, [error, title]);
}
