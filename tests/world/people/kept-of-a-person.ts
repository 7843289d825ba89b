/** Every column of every table that holds something of a candidate: whether the own copy has it, or why it has not. */

interface Table {
  /** In the copy, by itself or as what it names. */
  copied: readonly string[];
  left: Readonly<Record<string, string>>;
}

const key = 'names a row of this table; the copy has what it stands for';
const secret = 'a secret, or a fingerprint of one';
const machine = 'tells of the work of the machine, nothing of the person';
const again = 'made of another column that is in the copy';

export const personTables: Readonly<Record<string, Table>> = {
  users: {
    copied: ['username', 'email', 'email_confirmed_at', 'created_at', 'last_sign_in_at', 'copy_asked_at'],
    left: {
      id: key,
      name: 'of operators alone',
      password_hash: secret,
      password_printed: 'of operators alone',
      role: 'the same for every candidate',
      company_id: 'of companies alone',
      version: machine,
      sought: again,
    },
  },
  sign_ins: { copied: ['started_at', 'seen_at', 'ends_at', 'browser'], left: { id: key, user_id: key } },
  suspensions: {
    copied: [],
    left: {
      id: key,
      user_id: key,
      company_id: 'of companies alone',
      erasing: 'nobody signs in to ask for a copy any more',
      created_at: 'nobody who is suspended signs in; the copy has its line of the trail afterwards',
    },
  },
  one_time_codes: {
    copied: [],
    left: {
      id: key,
      user_id: key,
      purpose: secret,
      email: 'the own address',
      token_hash: secret,
      code_hash: secret,
      ordered_from: secret,
      tries: machine,
      expires_at: machine,
      used_at: machine,
      created_at: machine,
    },
  },
  applicants: {
    copied: [
      'saved_at',
      'full_name',
      'phone',
      'address',
      'contact_email',
      'age',
      'gender',
      'birth_date',
      'description',
      'picture_file_id',
      'resume_file_id',
    ],
    left: { user_id: key, resume_facts: 'what the own resume offers for the profile, and what is in it' },
  },
  applications: {
    copied: [
      'id',
      'job_id',
      'company_id',
      'full_name',
      'contact_email',
      'phone',
      'address',
      'expected_salary',
      'reference1',
      'reference2',
      'reference3',
      'position1',
      'position2',
      'resume_file_id',
      'certification_file_id',
      'picture_file_id',
      'status',
      'withdrawn_by',
      'ended_at',
      'told_months',
      'told_days',
      'told_reason',
      'told_words',
      'admin_feedback',
      'final_score',
      'resume_score',
      'interview_score',
      'years_worked',
      'consent_at',
      'notice_hash',
      'inside_only',
      'people_only',
      'applied_at',
    ],
    left: {
      user_id: key,
      expected_amount: again,
      username: 'the account has it',
      published_at: 'tells of a decision before the person is told',
      published_status: 'what the person sees, as the status',
      published_reason: 'what the person reads, as the reason told',
      published_words: 'what the person reads, as the words told',
      hiring_stage: again,
      resume_state: again,
      resume_problem: 'why it could not be read, on the page of the application',
      interview_status: again,
      standing: again,
      criteria_version: again,
      reread_version: machine,
      scored_by: again,
      updated_at: machine,
    },
  },
  application_notes: {
    copied: ['kind', 'text', 'at'],
    left: { id: key, application_id: key, author: "the name of a company's account" },
  },
  second_looks: {
    copied: ['words', 'facts', 'asked_at', 'due_at', 'answered_at', 'status', 'reason'],
    left: {
      id: key,
      application_id: key,
      decided_at: again,
      decided_by: "the name of a company's account",
      reading_id: key,
      answered_by: "the name of a company's account",
    },
  },
  resume_texts: {
    copied: ['text', 'findings'],
    left: {
      application_id: key,
      company_id: key,
      pages: 'where in the text a page begins',
      characters: again,
      words: again,
      created_at: machine,
    },
  },
  analyses: {
    copied: ['kind', 'engine', 'engine_version', 'model', 'criteria_version', 'marks', 'created_at'],
    left: { id: key, application_id: key, company_id: key, input_hash: machine },
  },
  rescored: {
    copied: [],
    left: {
      run_id: key,
      application_id: key,
      company_id: key,
      scored_by: again,
      state: machine,
      before: again,
      after: again,
      at: again,
    },
  },
  redactions: {
    copied: [],
    left: {
      application_id: key,
      source: machine,
      company_id: key,
      job_id: key,
      hash: machine,
      version: machine,
      hidden: 'where in texts of the copy something tells who wrote them',
      words: again,
    },
  },
  interviews: {
    copied: ['started_at', 'completed_at', 'ended_by', 'time_factor'],
    left: { application_id: key, state: again, reading: machine, long_reading: 'the accommodations have it', typing: 'the accommodations have it', tab: machine },
  },
  interview_answers: {
    copied: [
      'sequence',
      'question',
      'asked_at',
      'answered_at',
      'response',
      'source',
      'late',
      'audio_file_id',
      'audio_deleted_at',
      'correction',
      'corrected_at',
      'flagged_at',
      'flag_note',
    ],
    left: {
      application_id: key,
      criterion: "a place in the job's criteria, which the reasons name",
      criterion_text: "one of the job's criteria, which the reasons name",
      begins_at: machine,
      seconds: machine,
      audio_seconds: 'the recording has it',
      transcription: machine,
      transcription_tries: machine,
    },
  },
  interview_pieces: {
    copied: [],
    left: {
      application_id: key,
      sequence: again,
      number: again,
      samples: 'becomes the recording within the hour',
      live: 'becomes the answer within the hour',
      received_at: again,
    },
  },
  interview_signals: { copied: ['kind', 'sequence', 'at'], left: { id: key, application_id: key } },
  interview_accommodations: {
    copied: ['time_factor', 'typed_answers', 'long_reading', 'wish', 'wished_at', 'answer', 'answered_at'],
    left: {
      application_id: key,
      asked_factor: 'of earlier versions',
      asked_at: 'of earlier versions',
      granted_at: 'of earlier versions',
    },
  },
  emails: {
    copied: ['subject', 'text', 'state', 'created_at', 'sent_at'],
    left: {
      id: key,
      cause: machine,
      user_id: key,
      company_id: key,
      application_id: key,
      recipient: 'the own address',
      html: again,
      error: 'the words of a mail server',
      attempts: machine,
      secret: machine,
    },
  },
  files: {
    copied: ['key', 'filename'],
    left: {
      id: key,
      mime: again,
      kind: again,
      size: again,
      sha256: again,
      user_id: key,
      company_id: key,
      created_at: again,
    },
  },
  audit_events: {
    copied: ['at', 'actor_role', 'action', 'subject'],
    left: {
      id: key,
      company_id: key,
      actor: "the name of a company's account, or the own id",
      detail: 'ids, and what the row that it is about has',
      number: machine,
      hash: machine,
    },
  },
  idempotency_keys: {
    copied: [],
    left: {
      user_id: key,
      call: machine,
      key: machine,
      request_hash: machine,
      answer: 'for a day, of what is in the copy',
      created_at: machine,
    },
  },
};

/**
 * Tables that may tell of a candidate and are not in the copy: what people at a company asked the assistant, which is theirs,
 * and what it answered from rows that the copy has. The page of the copy says so; the rows of an application go with it.
 */
export const askedTables: readonly string[] = ['assistant_conversations', 'assistant_mentions', 'assistant_messages'];

/** Tables that hold nothing of a candidate, or nothing but numbers and words that are counted. */
export const otherTables: readonly string[] = [
  'applicant_counts',
  'application_links',
  'audit_heads',
  'companies',
  'installation',
  'jobs',
  'listed_erasures',
  'memberships',
  'name_words',
  'notices',
  'rate_limits',
  'registration_links',
  'score_runs',
  'scored_counts',
];
