import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into view, once and for all. Never on the server. */
export function useInView(element: RefObject<Element>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, inView]);
  return inView;
}
