/* What a page does before its scripts have come: constants for the head, under the page's nonce. */

/**
 * Tells the server the visitor's zone, so that "today" is theirs from the next answer on. It runs
 * before anything is shown, and costs nothing when the cookie already says so.
 */
const REMEMBER_TIME_ZONE = `(function(){var z=encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone||'');
if(z&&document.cookie.indexOf('timeZone='+z)<0)document.cookie='timeZone='+z+'; path=/; max-age=31536000; samesite=lax'})();`;

/**
 * A click on a button that React has not hydrated yet is replayed once it has, within ten seconds;
 * a button that is not hydrated by then does not belong to React. Only the last click is replayed.
 * React marks a hydrated element with `__reactProps$…`. Menus and tabs listen to pointer events, so
 * the whole sequence is replayed, also when it began before hydration and ended after it.
 */
const REPLAY_EARLY_CLICKS = `(function(){var clicked,begun,until,timer,foreign=new WeakSet;
function hydrated(el){return Object.keys(el).some(function(key){return key.indexOf('__reactProps$')===0})}
function replay(){var button=clicked;
if(button&&!hydrated(button)){if(button.isConnected&&Date.now()<until)return;foreign.add(button);button=null}
clicked=null;clearInterval(timer);timer=0;if(!button)return;button.focus();
['pointerdown','mousedown','pointerup','mouseup'].forEach(function(type){
button.dispatchEvent(new(type[0]==='p'?PointerEvent:MouseEvent)(type,{bubbles:true,cancelable:true}))});button.click()}
addEventListener('pointerdown',function(event){var button=event.target.closest('button');
begun=button&&!hydrated(button)?button:null},true);
addEventListener('click',function(event){clicked=null;var button=event.target.closest('button'),early=begun===button;begun=null;
if(!button||foreign.has(button)||hydrated(button)&&!early)return;event.preventDefault();event.stopImmediatePropagation();
clicked=button;until=Date.now()+10000;timer=timer||setInterval(replay,50)},true)})();`;

export const PAGE_SCRIPTS = REMEMBER_TIME_ZONE + REPLAY_EARLY_CLICKS;
