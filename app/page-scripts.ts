/* What a page does before its scripts have come: constants for the head, under the page's nonce. */

/**
 * Tells the server the visitor's zone, so that "today" is theirs from the next answer on. It runs
 * before anything is shown, and costs nothing when the cookie already says so.
 */
const REMEMBER_TIME_ZONE = `(function(){var z=encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone||'');
if(z&&document.cookie.indexOf('timeZone='+z)<0)document.cookie='timeZone='+z+'; path=/; max-age=31536000; samesite=lax'})();`;

/**
 * A click on a button that is not hydrated yet is replayed once it is, within ten seconds. Only the
 * last click is; until then its button looks as if it waits (`data-clicked-early`, in app.css). The
 * page says in `data-hydrated` that it is hydrated, and a part whose script is still to come that it
 * is not, in `data-waiting`. Menus and tabs listen to pointer events, so the whole sequence is
 * replayed, also when it began before hydration and ended after it.
 */
const REPLAY_EARLY_CLICKS = `(function(){var clicked,begun,until,timer,root=document.documentElement;
function hydrated(el){return 'hydrated' in root.dataset&&!el.closest('[data-waiting]')}
function mark(button){if(clicked)clicked.removeAttribute('data-clicked-early');clicked=button;
if(button)button.setAttribute('data-clicked-early','')}
function replay(){var button=clicked,ready=button.isConnected&&hydrated(button);
if(!ready&&button.isConnected&&Date.now()<until)return;
mark(null);clearInterval(timer);timer=0;if(!ready)return;button.focus();
['pointerdown','mousedown','pointerup','mouseup'].forEach(function(type){
button.dispatchEvent(new(type[0]==='p'?PointerEvent:MouseEvent)(type,{bubbles:true,cancelable:true}))});button.click()}
addEventListener('pointerdown',function(event){var button=event.target.closest('button');
begun=button&&!hydrated(button)?button:null},true);
addEventListener('click',function(event){var button=event.target.closest('button'),early=begun===button;begun=null;mark(null);
if(!button||hydrated(button)&&!early)return;event.preventDefault();event.stopImmediatePropagation();
mark(button);until=Date.now()+10000;timer=timer||setInterval(replay,50)},true)})();`;

export const PAGE_SCRIPTS = REMEMBER_TIME_ZONE + REPLAY_EARLY_CLICKS;
