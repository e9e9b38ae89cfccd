import { cx } from 'class-variance-authority';
import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { controlStyle, readOnlyStyle } from './field';

export const Textarea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function Textarea({ className, ...props }, ref) {
  return (
    <textarea
      ref={ref}
      {...props}
      className={cx(controlStyle, readOnlyStyle, 'min-h-24 resize-y py-2.5', className)}
    />
  );
});
