/** What is said of each criterion of WCAG 2.2 and EN 301 549: its name, then why it is met or not (#features/accessibility/criteria.ts). */
import { sentences } from './sentences.ts';

export const t = sentences('accessibility-criteria', {
  '1.1.1':
    '<name>Non-text content.</name> Icons are hidden from screen readers, pictures have a text, and each chart has its figures as a table.',
  '1.2.1':
    '<name>Audio and video alone.</name> The recording of an answer has its words beside it, and whoever gave it can correct them. Where people alone read an application, and where nothing turns a voice into words, a spoken answer has none.',
  '1.2.2': '<name>Captions.</name> There is no prepared video.',
  '1.2.3': '<name>Description of video or another medium.</name> There is no prepared video.',
  '1.2.4':
    '<name>Live captions.</name> Nobody is heard live. What the browser hears of a spoken answer stands on the screen meanwhile.',
  '1.2.5': '<name>Description of video.</name> There is no prepared video.',
  '1.3.1':
    '<name>Information and relationships.</name> Headings, landmarks, lists, tables with names of columns and rows, and what must be filled in are told to software as well as shown.',
  '1.3.2': '<name>Meaningful sequence.</name> The order of the page is the order in which it is read.',
  '1.3.3': '<name>Sensory characteristics.</name> Nothing is explained by shape, place or sound alone.',
  '1.3.4':
    '<name>Orientation.</name> Every page, the application form too, works upright and lying down: each but the questions of the interview was opened at 320 by 800 and at 640 by 320 pixels.',
  '1.3.5':
    '<name>Purpose of inputs.</name> Names, addresses, telephone numbers, passwords and codes say what they are for.',
  '1.4.1': '<name>Use of colour.</name> Bands, badges and charts have words.',
  '1.4.2': '<name>Audio control.</name> Nothing plays by itself.',
  '1.4.3':
    '<name>Contrast of text.</name> At least 4.5 to 1 in both themes; placeholders were measured where 1.4.11 says.',
  '1.4.4':
    '<name>Larger text.</name> At 150, 200 and 400 % the main pages show all that they are for, and so do the forms where the browser’s own setting makes the text alone three times as large.',
  '1.4.5': '<name>Images of text.</name> There are none but logos.',
  '1.4.10': '<name>Reflow.</name> At 320 pixels the main pages scroll sideways nowhere but in tables of figures.',
  '1.4.11':
    '<name>Contrast of controls.</name> On the pages to log in, to apply and of the interview, of the list of applicants, of an applicant and of one’s own profile each kind of field, box and focus stands out by at least 3 to 1 as it is drawn, in both themes. In colours of one’s own the bars, tabs, boxes and pressed buttons of the list, of an applicant and of the mails are told apart.',
  '1.4.12':
    '<name>Text spacing.</name> With lines, words and letters as far apart as the criterion asks, nothing is cut off on any page that was not, in a window of 1280 pixels and at 320.',
  '1.4.13':
    '<name>What shows on hover or focus.</name> Short hints stay while the mouse is on the control or on the hint, and Escape closes them.',
  '2.1.1':
    '<name>Keyboard.</name> Registering, applying, taking back and the interview are done by keyboard alone in tests, and so is the work of a recruiter from the dashboard to a mail, in at most half again the steps of a mouse; the other pages were gone through by keyboard.',
  '2.1.2':
    '<name>No keyboard trap.</name> Escape leaves every dialog but the one that says that the interview is about to begin, which goes by itself after seconds, and the focus returns to where it was.',
  '2.1.4': '<name>Single keys.</name> The shortcuts for those who review can be switched off.',
  '2.2.1':
    '<name>Adjustable time.</name> A question of the interview has its time, so that it is the same for all. Before it begins anybody can choose one and a half times or twice as much, or typing, and it holds at once; ten times as much, as the criterion asks, there is only by asking the company. A notice of a failure stays until it is closed, until something went well after it, or until two others stand; one that goes away by itself waits while it has the mouse or the focus; some dialogs that only say that something went well close after some seconds, unless a key is pressed or the mouse moves on them.',
  '2.2.2':
    '<name>Pause, stop, hide.</name> Nothing moves by itself for longer than a moment but the clock of a question, and whoever asked for less motion gets none.',
  '2.3.1': '<name>Flashes.</name> Nothing flashes.',
  '2.4.1':
    '<name>Skipping.</name> Pages with a menu begin with a link to their content; all have headings and landmarks.',
  '2.4.2': '<name>Titles of pages.</name> Each says the page and the place.',
  '2.4.3':
    '<name>Order of the focus.</name> It follows the page, begins a new page at its heading, stays within a dialog, and is left on something where its control goes away.',
  '2.4.4': '<name>Purpose of links.</name> Each link says where it leads.',
  '2.4.5': '<name>More than one way.</name> Lists can be searched, sorted and filtered beside the menu.',
  '2.4.6': '<name>Headings and labels.</name> They say what follows.',
  '2.4.7':
    '<name>Visible focus.</name> Every kind of control on the pages named at 1.4.11 shows it, by at least 3 to 1.',
  '2.4.11': '<name>Focus not hidden.</name> What has the focus is not covered by the bar at the top.',
  '2.5.1': '<name>Pointer gestures.</name> One finger and one touch are enough.',
  '2.5.2': '<name>Taking a press back.</name> A press counts when it is let go.',
  '2.5.3': '<name>Label in name.</name> What a control says is part of its name, so that it can be called by voice.',
  '2.5.4': '<name>Motion.</name> Nothing is done by moving the device.',
  '2.5.7': '<name>Dragging.</name> Whatever can be dragged has a button.',
  '2.5.8': '<name>Size of targets.</name> At least 24 pixels, or far enough from others.',
  '3.1.1': '<name>Language of the page.</name> Pages and mails say theirs.',
  '3.1.2':
    '<name>Language of parts.</name> What companies and candidates write in another language than the page is not marked as such.',
  '3.2.1': '<name>On focus.</name> To reach a control does nothing.',
  '3.2.2': '<name>On input.</name> To fill in a field leads nowhere; forms are sent by their button.',
  '3.2.3': '<name>Consistent navigation.</name> The menu is the same on every page of an area.',
  '3.2.4': '<name>Consistent names.</name> The same has the same name everywhere.',
  '3.2.6': '<name>Consistent help.</name> This page is linked at the same place wherever it is linked.',
  '3.3.1':
    '<name>Errors.</name> An error stands at its field and is tied to it; the first wrong field gets the focus, and where it has it already its error is said. Tests look at registering and applying.',
  '3.3.2':
    '<name>Labels.</name> Every field has one. What is marked as required is said to software as well, on every page that a test opens; on the pages to register and to log in each field says so without a mark.',
  '3.3.3': '<name>Suggestions.</name> An error says what is expected.',
  '3.3.4':
    '<name>Prevention of errors.</name> What cannot be undone is asked for first; an application can be taken back.',
  '3.3.7':
    '<name>Nothing asked twice.</name> The age follows from the date of birth, and an application takes what the profile has, and the profile begins with the email address of the account.',
  '3.3.8':
    '<name>Signing in.</name> No puzzle and no memory is needed: passwords and codes can be pasted. Only a new password is typed a second time.',
  '4.1.2': '<name>Name, role, value.</name> Every control has them.',
  '4.1.3':
    '<name>Status messages.</name> The questions of the interview, that another tab took it over, and the outcomes of registering and applying are added to one region that is there from the start; what failed is an alert beside it, and on no page that a test opens does another message come with a region of its own. What a screen reader makes of it the tests do not hear.',
  '5.2':
    '<name>Switching on what helps.</name> Typing and more time are chosen by keyboard, mouse or touch, without asking anybody.',
  '5.3': '<name>Biometrics.</name> Nobody is recognised by voice or face; no camera is needed.',
  '5.9': '<name>One action at a time.</name> Nothing needs two keys or fingers at once.',
  '10': '<name>Documents.</name> Mails have words, headings and a language. The download of one’s own data is a page with headings. Files that people upload are shown as they came.',
  '12.1.1':
    '<name>What helps is documented.</name> On this page, on the page before the interview, and in the documentation.',
  '12.1.2': '<name>Accessible documentation.</name> It is text with headings and tables.',
  '12.2': '<name>Support.</name> Whoever runs this site answers by the address above; how soon is theirs to say.',
});
