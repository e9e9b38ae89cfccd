/* What a page does before its scripts have come: constants for the head, under the page's nonce. */

/**
 * Tells the server the visitor's zone, so that "today" is theirs from the next answer on. It runs
 * before anything is shown, and costs nothing when the cookie already says so.
 */
const REMEMBER_TIME_ZONE = `(function(){var z=encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone||'');
if(z&&document.cookie.indexOf('timeZone='+z)<0)document.cookie='timeZone='+z+'; path=/; max-age=31536000; samesite=lax'})();`;

/**
 * A button pressed before React has taken it over does what it says as soon as it has, if that is
 * within ten seconds; one that is not by then is none of ours. The last press counts. React marks what it has taken over with `__reactProps$…`.
 * Menus and tabs answer to the pointer, not to the click: a press is given back whole, also one that
 * began before and ended after.
 */
const KEEP_EARLY_PRESSES = `(function(){var kept,begun,until,timer,strange=new WeakSet;
function alive(el){return Object.keys(el).some(function(key){return key.indexOf('__reactProps$')===0})}
function giveBack(){var button=kept;
if(button&&!alive(button)){if(button.isConnected&&Date.now()<until)return;strange.add(button);button=null}
kept=null;clearInterval(timer);timer=0;if(!button)return;button.focus();
['pointerdown','mousedown','pointerup','mouseup'].forEach(function(type){
button.dispatchEvent(new(type[0]==='p'?PointerEvent:MouseEvent)(type,{bubbles:true,cancelable:true}))});button.click()}
addEventListener('pointerdown',function(event){var button=event.target.closest('button');
begun=button&&!alive(button)?button:null},true);
addEventListener('click',function(event){kept=null;var button=event.target.closest('button'),early=begun===button;begun=null;
if(!button||strange.has(button)||alive(button)&&!early)return;event.preventDefault();event.stopImmediatePropagation();
kept=button;until=Date.now()+10000;timer=timer||setInterval(giveBack,50)},true)})();`;

export const PAGE_SCRIPTS = REMEMBER_TIME_ZONE + KEEP_EARLY_PRESSES;
